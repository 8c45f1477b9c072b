/** No identifier looks like it: a name with signs that have a meaning in queries and have to be encoded in addresses. */
export const oddName = "O'Neill & Söhne"
