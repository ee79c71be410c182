/** For each lint rule that carries weight, and for what the compiler finds, a file that breaks it. */
export const lintFixtures: Readonly<Record<string, string>> = {
  'no-floating-promises': 'export async function send(): Promise<void> {}\nsend();\n',
  'no-misused-promises': "['a'].forEach(async (text) => {\n  await Promise.resolve(text);\n});\n",
  'await-thenable': 'export const a = await 1;\n',
  'no-explicit-any': 'export const a: any = 1;\n',
  'no-non-null-assertion': 'export const a = [1].at(0)!;\n',
  'switch-exhaustiveness-check':
    "export function name(kind: 'a' | 'b'): string {\n  switch (kind) {\n    case 'a':\n      return 'A';\n  }\n  return '';\n}\n",
  'only-throw-error': "export function fail(): never {\n  throw 'text';\n}\n",
  eqeqeq: 'export const same = (a: unknown, b: unknown) => a == b;\n',
  'no-var': 'export var a = 1;\n',
  'no-eval': "eval('1');\n",
  'no-unused-vars': 'const a = 1;\nexport {};\n',
  TS2322: "export const a: number = 'a';\n",
};
