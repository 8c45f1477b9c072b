/** Writes verdicts.csv beside the other reports: a line for each requirement. */
export default {
  file: 'verdicts.csv',
  report: ({ requirements }) =>
    requirements.map(({ id, level, verdict }) => `${id},${level},${verdict}\n`).join(''),
}
