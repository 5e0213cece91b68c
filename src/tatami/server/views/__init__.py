"""What a viewer may know, and how it is rendered into messages."""
