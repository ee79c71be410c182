export type ErrorKind = 'syntax' | 'runtime';

interface ErrorRow {
  readonly kind: ErrorKind;
  /** The sentence; `{name}` are places filled when it happens. */
  readonly message: string;
}

const syntax = (message: string): ErrorRow => ({ kind: 'syntax', message });
const runtime = (message: string): ErrorRow => ({ kind: 'runtime', message });

/** Every error of the language (§3). The reference page and the tests are made from this table. */
export const ERROR_TABLE = {
  BINDVAR_EXPECTS_NAME: syntax("Expected a variable definition such as @name, found '{found}'"),
  CTXVAR_EXPECTS_BINDINGS: syntax("Expected one or more name=reference bindings, found '{found}'"),
  CTXVAR_EXPECTS_NAME: syntax("Expected a variable definition such as @name, found '{found}'"),
  DEAD_CODE_BLOCK: syntax('This {block} block will never execute.'),
  EOF_IN_BLOCK: syntax('Reached EOF in the middle of {block} started at line {line} char {column}'),
  EOF_IN_COMMENT: syntax('Reached EOF in the middle of a multi-line comment'),
  EXTRA_CHARS: syntax("Extra characters found after {instruction} instruction: '{found}'"),
  FORMATTER_ARGS_INVALID: syntax("Formatter '{name}' has invalid arguments: {reason}"),
  FORMATTER_INVALID: syntax("Invalid formatter name '{found}' found."),
  FORMATTER_NEEDS_ARGS: syntax("Formatter '{name}' requires arguments."),
  FORMATTER_UNKNOWN: syntax("Formatter '{name}' is unknown."),
  IF_EMPTY: syntax('IF instruction has no variables.'),
  IF_EXPECTED_VAROP: syntax("Expected an operator or a variable, found '{found}'"),
  IF_TOO_MANY_OPERATORS: syntax('Too many operators in IF instruction.'),
  IF_TOO_MANY_VARS: syntax('IF instruction has more than {limit} variables.'),
  INJECT_EXPECTS_NAME: syntax("Expected a variable definition such as @name, found '{found}'"),
  INJECT_EXPECTS_PATH: syntax("Expected a path, found '{found}'"),
  INVALID_INSTRUCTION: syntax("Invalid instruction '{found}'"),
  LIMIT_NESTING: syntax('Blocks are nested more than {limit} deep.'),
  LIMIT_NODES: syntax('The template has more than {limit} tags and texts.'),
  LIMIT_SOURCE: syntax('The template is larger than {limit} bytes.'),
  MACRO_EXPECTS_NAME: syntax("Expected a name of letters, digits, '.', '/', '_' and '-', found '{found}'"),
  MISMATCHED_END: syntax('Mismatched END found at ROOT.'),
  MISSING_SECTION_KEYWORD: syntax("Missing 'section' keyword, found '{found}'"),
  MISSING_VARIABLE_NAME: syntax("Expected a reference, found '{found}'"),
  MISSING_WITH_KEYWORD: syntax("Missing 'with' keyword, found '{found}'"),
  NOT_ALLOWED_AT_ROOT: syntax('{instruction} instruction is not allowed at the template root.'),
  NOT_ALLOWED_IN_BLOCK: syntax('{instruction} instruction is not allowed inside {block} block.'),
  OR_EXPECTED_PREDICATE: syntax("Expected a predicate to follow OR_PREDICATE, found '{found}'"),
  PREDICATE_ARGS_INVALID: syntax("Predicate '{name}' has invalid arguments: {reason}"),
  PREDICATE_NEEDS_ARGS: syntax("Predicate '{name}' requires arguments."),
  PREDICATE_UNKNOWN: syntax("Predicate '{name}' is unknown."),
  VARIABLE_EXPECTED: syntax("Variable expected, found '{found}'"),
  WHITESPACE_EXPECTED: syntax("Whitespace expected, found '{found}'"),
  APPLY_PARTIAL_MISSING: runtime("Attempt to apply partial '{name}' which could not be found."),
  APPLY_PARTIAL_RECURSION_DEPTH: runtime(
    "Attempt to apply partial '{name}' exceeded maximum recursion depth of {limit}.",
  ),
  COMPILE_PARTIAL_SYNTAX: runtime("Partial '{name}' has syntax errors."),
  DATE_OUT_OF_RANGE: runtime('Julian day {day} is outside the supported range: {first} to {last}.'),
  EXPRESSION_PARSE: runtime('Error parsing expression: {reason}'),
  EXPRESSION_REDUCE: runtime('Error reducing expression: {reason}'),
  GENERAL_ERROR: runtime('{reason}'),
  INCLUDE_PARTIAL_MISSING: runtime("Attempt to include partial '{name}' which could not be found."),
  LIMIT_ERRORS: runtime('More than {limit} errors; the rest are not listed.'),
  LIMIT_EXPANSIONS: runtime('The rendering ran more than {limit} partials.'),
  LIMIT_OUTPUT: runtime('The output is larger than {limit} bytes.'),
  LIMIT_STEPS: runtime('The rendering ran more than {limit} instructions.'),
  LIMIT_TIME: runtime('The rendering took more than {limit} milliseconds.'),
  UNEXPECTED_ERROR: runtime('Unexpected {type} when running {tag}: {reason}'),
} satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERROR_TABLE;
