// JSON is `unknown` until a decoder has given it a type. Declarations here come before those of the
// compiler's own libraries, which say `any`.

interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown;
}

interface Body {
  json(): Promise<unknown>;
}

interface Response {
  json(): Promise<unknown>;
}
