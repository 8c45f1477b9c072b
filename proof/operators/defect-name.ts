/** The name of a defect of an operator: what is broken, and the requirement that it is broken for. */
export const defectName = (operator: string, requirement: string): string =>
  `${operator}-${requirement}`.replaceAll(/[^A-Za-z0-9]+/g, '-')
