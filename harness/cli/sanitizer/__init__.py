"""The sanitizer: a launch of PTX from anywhere, examined on the emulator, and its reports."""
