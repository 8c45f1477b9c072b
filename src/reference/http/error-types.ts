interface ErrorType {
  readonly condition: string
  readonly remediation: string
}

/** The types of errors and problems, for clients that follow `describedby`; the first four are those of document 1. */
export const errorTypes: ReadonlyMap<string, ErrorType> = new Map<string, ErrorType>([
  [
    'transactionNotFound',
    {
      condition: 'There is no transaction with this identifier.',
      remediation: 'Take the identifier of a transaction from a list of transactions.',
    },
  ],
  [
    'transactionMemoNotFound',
    {
      condition: 'The transaction has no memo.',
      remediation: 'Ask for the memo of a transaction that has the property memo.',
    },
  ],
  [
    'invalidCheckId',
    {
      condition: 'There is no image of this side of this check.',
      remediation: 'Follow the check image links of a transaction.',
    },
  ],
  [
    'tooManyTransactions',
    {
      condition: 'The filters select more transactions than fit into one text.',
      remediation: 'Narrow the filters.',
    },
  ],
  [
    'invalidParameter',
    {
      condition: 'A parameter has a value that it cannot have.',
      remediation: 'Correct the parameter that the attributes name.',
    },
  ],
  [
    'malformedBody',
    {
      condition: 'The body of the request is not JSON in UTF-8.',
      remediation: 'Send a JSON document and say so in Content-Type.',
    },
  ],
  [
    'invalidBody',
    {
      condition: 'The body of the request is JSON of another shape than the resource has.',
      remediation: 'Send the representation of the resource.',
    },
  ],
  [
    'preconditionFailed',
    {
      condition: 'If-Match does not hold the current entity tag.',
      remediation: 'Read the resource again and send its entity tag.',
    },
  ],
  [
    'unauthenticated',
    {
      condition: 'The API key or the access token is missing or not known.',
      remediation: 'Send both, the token as a bearer token.',
    },
  ],
  [
    'notPermitted',
    {
      condition: 'The access token does not permit this.',
      remediation: 'Ask for an access token with the right scope.',
    },
  ],
  [
    'tooManyRequests',
    {
      condition: 'Too many requests came in a short time.',
      remediation: 'Wait until the time that Retry-After names.',
    },
  ],
  [
    'sessionNotFound',
    {
      condition: 'There is no session with this token, or it was terminated.',
      remediation: 'Have the customer log on again.',
    },
  ],
  [
    'textStringNotFound',
    {
      condition: 'The group of text has no string with this name.',
      remediation: 'Take the name of a string from the list of strings of the group.',
    },
  ],
  [
    'groupNotFound',
    {
      condition: 'There is no group of text with this name.',
      remediation: 'Take the name of a group from the list of groups.',
    },
  ],
  [
    'invalidGroup',
    {
      condition: 'The name in the path is not one of a group of text.',
      remediation: 'Take the name of a group from the list of groups.',
    },
  ],
  [
    'groupImmutable',
    {
      condition: 'The group of text cannot change.',
      remediation: 'Write to a group that is not immutable.',
    },
  ],
  [
    'invalidStringName',
    {
      condition: 'No string can have the name in the path.',
      remediation: 'Begin with a letter or an underscore and go on with letters, digits, _ and $.',
    },
  ],
  [
    'formatNotFound',
    {
      condition: 'There is no format with this name.',
      remediation: 'Take the name of a format from the list of formats.',
    },
  ],
  [
    'textItemOmitted',
    {
      condition: 'The update leaves out an item that the string has for a language or a format.',
      remediation: 'Read the string, change its items and send all of them.',
    },
  ],
  [
    'circularReference',
    {
      condition: 'With this text the string would refer to itself, perhaps by way of others.',
      remediation: 'Take the reference out.',
    },
  ],
  [
    'notificationNotFound',
    {
      condition: 'There is no notification with this identifier.',
      remediation: 'Take the identifier of a notification from a list of notifications.',
    },
  ],
  [
    'messageTooLarge',
    {
      condition: 'The body of the message is larger than 256 kb.',
      remediation: 'Send less, or where more is to be found.',
    },
  ],
  [
    'topicMissing',
    {
      condition: 'The message has no link to its topic.',
      remediation: 'Name the topic in svc:topic.',
    },
  ],
  [
    'topicNotFound',
    {
      condition: 'There is no topic at this address.',
      remediation: 'Name a topic that exists in svc:topic.',
    },
  ],
  [
    'institutionNotFound',
    {
      condition: 'There is no institution with this code.',
      remediation: 'Ask for the institution whose customer you are.',
    },
  ],
])
