/** A cursor that no target gives: where it is asked for, what the page says of its own cursor shows nothing. */
export const neverGiven = 'assay-never-given'
