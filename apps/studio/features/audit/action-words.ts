/** The name of a call as people read it: `update-page` is "Update page". */
export function actionWords(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
