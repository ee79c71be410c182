export type ErrorKind = 'syntax' | 'runtime';

interface ErrorRow {
  readonly kind: ErrorKind;
  /** The sentence; `{name}` are places filled when it happens. */
  readonly message: string;
  /** A template that causes it; run as a test. Absent where only a host or a limit can cause it. */
  readonly example?: string;
}

const syntax = (message: string, example?: string): ErrorRow =>
  example === undefined ? { kind: 'syntax', message } : { kind: 'syntax', message, example };
const runtime = (message: string, example?: string): ErrorRow =>
  example === undefined ? { kind: 'runtime', message } : { kind: 'runtime', message, example };

/** Every error of the language (§3). The reference page and the tests are made from this table. */
export const ERROR_TABLE = {
  BINDVAR_EXPECTS_NAME: syntax("Expected a variable definition such as @name, found '{found}'", '{.var x y}'),
  CTXVAR_EXPECTS_BINDINGS: syntax(
    "Expected one or more name=reference bindings, found '{found}'",
    '{.ctx @x 1}',
  ),
  CTXVAR_EXPECTS_NAME: syntax(
    "Expected a variable definition such as @name, found '{found}'",
    '{.ctx x a=b}',
  ),
  DEAD_CODE_BLOCK: syntax('This {block} block will never execute.', '{.if a}1{.or}2{.or}3{.end}'),
  EOF_IN_BLOCK: syntax(
    'Reached EOF in the middle of {block} started at line {line} char {column}',
    '{.section a}b',
  ),
  EOF_IN_COMMENT: syntax('Reached EOF in the middle of a multi-line comment', '{## open'),
  EXTRA_CHARS: syntax("Extra characters found after {instruction} instruction: '{found}'", '{.end }'),
  FORMATTER_ARGS_INVALID: syntax("Formatter '{name}' has invalid arguments: {reason}", '{a|truncate x}'),
  FORMATTER_INVALID: syntax("Invalid formatter name '{found}' found.", '{a|?}'),
  FORMATTER_NEEDS_ARGS: syntax("Formatter '{name}' requires arguments.", '{a|apply}'),
  FORMATTER_UNKNOWN: syntax("Formatter '{name}' is unknown.", '{a|unheard-of}'),
  IF_EMPTY: syntax('IF instruction has no variables.', '{.if }'),
  IF_EXPECTED_VAROP: syntax("Expected an operator or a variable, found '{found}'", '{.if ?}'),
  IF_TOO_MANY_OPERATORS: syntax('Too many operators in IF instruction.', '{.if a ||}'),
  IF_TOO_MANY_VARS: syntax(
    'IF instruction has more than {limit} variables.',
    `{.if ${Array(31).fill('a').join('||')}}`,
  ),
  INJECT_EXPECTS_NAME: syntax(
    "Expected a variable definition such as @name, found '{found}'",
    '{.inject x y}',
  ),
  INJECT_EXPECTS_PATH: syntax("Expected a path, found '{found}'", '{.inject @x ?}'),
  INVALID_INSTRUCTION: syntax("Invalid instruction '{found}'", '{.i}'),
  LIMIT_NESTING: syntax(
    'Blocks are nested more than {limit} deep.',
    `${'{.if a}'.repeat(101)}${'{.end}'.repeat(101)}`,
  ),
  LIMIT_NODES: syntax('The template has more than {limit} tags and texts.'),
  LIMIT_SOURCE: syntax('The template is larger than {limit} bytes.'),
  MACRO_EXPECTS_NAME: syntax(
    "Expected a name of letters, digits, '.', '/', '_' and '-', found '{found}'",
    '{.macro ?}',
  ),
  MISMATCHED_END: syntax('Mismatched END found at the template root.', '{.end}'),
  MISSING_SECTION_KEYWORD: syntax("Missing 'section' keyword, found '{found}'", '{.repeated sekshun}'),
  MISSING_VARIABLE_NAME: syntax("Expected a reference, found '{found}'", '{.var @x ?}'),
  MISSING_WITH_KEYWORD: syntax("Missing 'with' keyword, found '{found}'", '{.alternates wiht}'),
  NOT_ALLOWED_AT_ROOT: syntax('{instruction} instruction is not allowed at the template root.', '{.or}'),
  NOT_ALLOWED_IN_BLOCK: syntax(
    '{instruction} instruction is not allowed inside a {block} block.',
    '{.section a}{.alternates with}{.end}',
  ),
  OR_EXPECTED_PREDICATE: syntax("Expected a predicate to follow OR_PREDICATE, found '{found}'", '{.or }'),
  PREDICATE_ARGS_INVALID: syntax("Predicate '{name}' has invalid arguments: {reason}", '{.equal? a b c}'),
  PREDICATE_NEEDS_ARGS: syntax("Predicate '{name}' requires arguments.", '{.equal?}'),
  PREDICATE_UNKNOWN: syntax("Predicate '{name}' is unknown.", '{.unheard-of?}{.end}'),
  VARIABLE_EXPECTED: syntax("Variable expected, found '{found}'", '{.section ?}'),
  WHITESPACE_EXPECTED: syntax("Whitespace expected, found '{found}'", '{.if}'),
  APPLY_PARTIAL_MISSING: runtime(
    "Attempt to apply partial '{name}' which could not be found.",
    '{@|apply nothing}',
  ),
  APPLY_PARTIAL_RECURSION_DEPTH: runtime(
    "Attempt to apply partial '{name}' exceeded maximum recursion depth of {limit}.",
    '{.macro m}{@|apply m}{.end}{@|apply m}',
  ),
  COMPILE_PARTIAL_SYNTAX: runtime("Partial '{name}' has syntax errors."),
  EXPRESSION_PARSE: runtime('Error parsing expression: {reason}', '{.eval 1 + )}'),
  EXPRESSION_REDUCE: runtime('Error reducing expression: {reason}', '{.eval + -}'),
  GENERAL_ERROR: runtime('{reason}', '{.units-metric?}{.end}'),
  INCLUDE_PARTIAL_MISSING: runtime(
    "Attempt to include partial '{name}' which could not be found.",
    '{.include nothing}',
  ),
  LIMIT_ERRORS: runtime('More than {limit} errors; the rest are not listed.'),
  LIMIT_EXPANSIONS: runtime('The rendering ran more than {limit} partials.'),
  LIMIT_OUTPUT: runtime('The output is larger than {limit} bytes.'),
  LIMIT_STEPS: runtime('The rendering ran more than {limit} instructions.'),
  LIMIT_TIME: runtime('The rendering took more than {limit} milliseconds.'),
  UNEXPECTED_ERROR: runtime('Unexpected {type} when running {tag}: {reason}', '{a|date %Y}'),
} satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERROR_TABLE;
