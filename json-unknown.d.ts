// JSON is `unknown` until a decoder has given it a type. What is declared here comes before what the compiler's own
// libraries declare, which say `any`.

interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown;
}

interface Body {
  json(): Promise<unknown>;
}

interface Response {
  json(): Promise<unknown>;
}
