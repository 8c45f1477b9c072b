/** Place of a string in resolved text; names hold nothing that a JSON Pointer would escape. */
export const pointerTo = ({ group, name }: { readonly group: string; readonly name: string }) =>
  `/groups/${group}/${name}`
