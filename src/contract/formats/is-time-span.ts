const number = /^[+-]?\d{1,9}(?:\.\d+)?\s*(?:ms|s|secs?|seconds?|m|mins?|minutes?)?$/i
const duration = /^-?P(?=[\dT])[\dYMWDTHS.]+$/i

/** Whether a text gives a span of time rather than a point in it: `120`, `5 s`, `PT2M`. */
export const isTimeSpan = (text: string): boolean =>
  number.test(text.trim()) || duration.test(text.trim())
