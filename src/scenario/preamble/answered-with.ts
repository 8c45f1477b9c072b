/** Characters of what was expected that a remedy may repeat; more stands in the reason. */
const most = 80

/** What would have a scenario go on that an operation put an end to: that it answers with what was expected of it. */
export const answeredWith = (operationId: string, expected: string): string =>
  `let ${operationId} answer ${expected.length > most ? 'as expected' : `with ${expected}`}`
