"""Passes from a syntax tree to another: inlining of calls, contraction of products and sums, and
others."""
