import { PostgresQueryCompiler } from 'kysely';

const columns = new Map<string, string>();
const properties = new Map<string, string>();

/** Name in SQL of a property of a row: `price_minor` of `priceMinor`. */
export function columnOf(property: string): string {
  let column = columns.get(property);
  if (column === undefined) {
    column = property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    columns.set(property, column);
  }
  return column;
}

/** Property of a row that a column of a result becomes: `priceMinor` of `price_minor`. */
export function propertyOf(column: string): string {
  let property = properties.get(column);
  if (property === undefined) {
    property = column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    properties.set(column, property);
  }
  return property;
}

/**
 * Compiler that writes the columns which the query builder and `sql.ref` name; the text of a `sql` template
 * stays.
 */
export class ColumnNameCompiler extends PostgresQueryCompiler {
  readonly #written = new Map<string, string>();

  protected override sanitizeIdentifier(identifier: string): string {
    let written = this.#written.get(identifier);
    if (written === undefined) {
      written = super.sanitizeIdentifier(columnOf(identifier));
      this.#written.set(identifier, written);
    }
    return written;
  }
}

/** Rows of a result that came as arrays, each an object with the names of properties. */
export function toRows(
  fields: readonly { readonly name: string }[],
  values: readonly (readonly unknown[])[],
): Record<string, unknown>[] {
  const names = fields.map(({ name }) => propertyOf(name));
  return values.map((row) => {
    const object: Record<string, unknown> = {};
    // A loop by number: entries() makes an array a column.
    for (let index = 0; index < names.length; index++) object[names[index] ?? ''] = row[index];
    return object;
  });
}
