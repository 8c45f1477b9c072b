import type { Operation, Parameter } from '../../../../src/contract/operation.js'

export const queryParameter = ({ parameters }: Operation, name: string): Parameter | undefined =>
  parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)
