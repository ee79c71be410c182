declare module '*.html?raw' {
  const text: string;
  export default text;
}

declare module '*.css?raw' {
  const text: string;
  export default text;
}

declare module '*.less?raw' {
  const text: string;
  export default text;
}
