/** Most levels of a dereferenced definition: rules recurse and would run out of stack. */
export const depthLimit = 600
