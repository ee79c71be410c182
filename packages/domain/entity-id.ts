const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text can be an id at all: the database refuses a statement that names anything else. */
export function isEntityId(text: string): boolean {
  return uuid.test(text);
}
