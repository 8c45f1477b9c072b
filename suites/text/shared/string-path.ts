/** Where a string is: the path of the operations on one string. */
export const stringPath = (groupId: string, textStringId: string) => ({
  path: { groupId, textStringId },
})

export type StringPath = ReturnType<typeof stringPath>
