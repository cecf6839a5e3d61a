"""Passes from one syntax tree to another: inlining of calls, contraction of products and sums, and
others."""
