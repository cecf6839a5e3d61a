// The reader's input as the fragment of the page's address, so that nothing is sent.

async function through(stream, bytes) {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

export async function packed(state) {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const small = await through(new CompressionStream("deflate-raw"), bytes);
  let text = "";
  for (const byte of small) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// Throws if the text was not made by `packed`.
export async function unpacked(text) {
  const small = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(small, (letter) => letter.charCodeAt(0));
  const whole = await through(new DecompressionStream("deflate-raw"), bytes);
  return JSON.parse(new TextDecoder().decode(whole));
}
