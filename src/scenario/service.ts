/** That an operation answers plain requests at all: the root of what it answers otherwise. */
export const service = { kind: 'law', law: 'service', aspect: 'answers' } as const
