/** Segments of a path; parameters stand without their names, which no request shows. */
export const pathSegments = (path: string): readonly string[] =>
  path
    .split('/')
    .filter((one) => one !== '')
    .map((one) => one.replaceAll(/\{[^}]*\}/g, '{}'))
