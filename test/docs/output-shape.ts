/**
 * What stays the same from run to run: figures, bars and the width of gaps are left out, so that an example
 * in a document can be compared with what a command prints.
 */
export const outputShape = (output: string): readonly string[] =>
  output
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/[█░]+/g, '▓')
        .replaceAll(/\d+(?:[.,]\d+)*/g, '0')
        // On a busy machine a run may take a minute.
        .replaceAll('0 min 0 s', '0 s')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
