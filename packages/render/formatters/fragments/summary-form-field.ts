/** The frame of `summary-form-field` (§2.3): the node is `{title, answer}`; the answer is HTML. */
export const summaryFormField = `<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">{title|html}:</span> {answer}
</div>`;

/** The answer of each type of field; the node is `{value, values, noAnswer}`. */
export const answerFragments: ReadonlyMap<string, string> = new Map([
  [
    'address',
    `{.section values}<div style="padding-left:5px;">
  {.if @.Line1}<div>{@.Line1|html}</div>
  {.end}{.if @.Line2}<div>{@.Line2|html}</div>
  {.end}<div>{@.City|html}, {@.State|html} {@.Zip|html} {@.Country|html}</div>
</div>{.or}{noAnswer|html}{.end}`,
  ],
  [
    'checkbox',
    `{.section values}{.repeated section @}{@|html}{.alternates with}, {.end}
{.or}{.if value}{value|html}{.or}{noAnswer|html}{.end}{.end}`,
  ],
  ['date', '{.section values}{@.Month|html}/{@.Day|html}/{@.Year|html}{.or}{noAnswer|html}{.end}'],
  [
    'likert',
    `{.section values}<div style="padding-left:5px;">{.repeated section @}
  <div><span style="font-weight:bold;">{question|html}:</span> {answer|html}</div>{.end}
</div>{.or}{noAnswer|html}{.end}`,
  ],
  ['name', '{.section values}{@.First|html} {@.Last|html}{.or}{noAnswer|html}{.end}'],
  [
    'phone',
    '{.section values}{.if @.Country}+{@.Country|html} {.end}{@.Areacode|html}-{@.Prefix|html}-{@.Line|html}{.or}{noAnswer|html}{.end}',
  ],
  [
    'time',
    '{.section values}{.if @.Hour}{@.Hour|html}{.or}00{.end}:{.if @.Minute}{@.Minute|html}{.or}00{.end}:{.if @.Second}{@.Second|html}{.or}00{.end} {@.Ampm|html}{.or}{noAnswer|html}{.end}',
  ],
]);

/** The answer of every other type of field. */
export const plainAnswer = '{.if value}{value|html}{.or}{noAnswer|html}{.end}';
