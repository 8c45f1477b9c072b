/** Whether a list of check numbers, and of ranges of them, selects a number (document 1, Endpoints, Transactions). */
export const selects = (list: string, number: number): boolean =>
  list.split(/[,|]/).some((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number)
    return from <= number && number <= to
  })
