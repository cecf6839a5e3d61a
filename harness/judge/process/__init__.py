"""The judge as a process: how it is asked, how it starts, and how long it is waited for."""
