import type { Operation } from '../../../../src/contract/operation.js'

/** Whether the documents name this link of the body that an operation answers. */
export const linksTo = ({ links }: Operation, relation: string): boolean =>
  links.some((one) => one.place === 'body' && one.relation === relation)
