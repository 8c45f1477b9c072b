/** Whether an error has a type, as such or as an address. */
export const namesErrorType = (shown: string, type: string): boolean =>
  shown === type || shown.endsWith(`/${type}`) || shown.endsWith(`#${type}`)
