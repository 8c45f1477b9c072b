import { binding } from '../../../src/contract/law/binding.js'

/** Binds every parameter that narrows a list by a member of its items. */
export const filters = binding({
  law: 'filter',
  subjects: ({ parameters }) =>
    parameters.flatMap(({ name, filter }) =>
      filter === undefined
        ? []
        : [
            {
              parameter: name,
              words: { parameter: name, matchText: filter.match === 'every' ? 'every one' : 'any' },
            },
          ],
    ),
  aspects: {
    matching: {
      id: '{interface}.{operation}.{parameter}-filter-matching',
      level: 'must',
      text: '{operation} with {parameter} returns only items that match it.',
    },
    complete: {
      id: '{interface}.{operation}.{parameter}-filter-complete',
      level: 'must',
      text: '{operation} with {parameter} returns every item of the list that matches it.',
    },
    several: {
      id: '{interface}.{operation}.{parameter}-filter-several',
      level: 'must',
      text: '{operation} with several values of {parameter} returns the items that match {matchText} of them.',
      where: ({ parameters }, { parameter }) =>
        parameters.find(({ name }) => name === parameter)?.schema['type'] === 'array',
    },
  },
})
