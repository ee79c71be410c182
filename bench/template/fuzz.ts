import { fuzz } from '../../tests/conformance/fuzz/try-input.ts';

/**
 * The long run of the fuzzing: `node bench/template/fuzz.ts [inputs] [first seed]`, a million inputs without
 * arguments. Making code takes longer than running it, so one input in four is tried by generated code too.
 */
const [inputs = '1000000', first = '1'] = process.argv.slice(2);
const slice = 10_000;
let done = 0;
let slowest = 0;
while (done < Number(inputs)) {
  const report = fuzz(Number(first) + done, Math.min(slice, Number(inputs) - done), 4);
  done += report.inputs;
  slowest = Math.max(slowest, report.slowest);
  if (report.findings.length > 0) {
    console.error(report.findings.join('\n'));
    process.exit(1);
  }
  if (done % 50_000 === 0) console.log(`${done} inputs, the slowest took ${Math.round(slowest)} ms`);
}
