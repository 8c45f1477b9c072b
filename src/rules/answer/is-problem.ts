/** Whether a media type is that of a problem document (RFC 9457, section 3), with any parameters. */
export const isProblem = (mediaType: string | undefined): boolean =>
  mediaType?.split(';')[0]?.trim().toLowerCase() === 'application/problem+json'
