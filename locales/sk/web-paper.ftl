### What is printed.
