/** How an operation is described in a supplement, as far as that is known beforehand. */
export interface Skeleton {
  /** Its operationId. */
  readonly operation: string
  /** Where another bank has it, for those that are not there. */
  readonly sample: string
  /** It is there, and the documents leave open what it answers. */
  readonly there?: { readonly method: string; readonly path: string }
  /** The fixture whose identifier its path or query names. */
  readonly about?: 'definition' | 'notification'
  readonly summary: string
  /** More of the operation: lines of YAML, indented as its members. */
  readonly members?: string
  /** Status of its success, unless another is given. */
  readonly success: string
  /** What its success carries: lines of YAML, indented as members of a response. */
  readonly content?: string
}

const body = `requestBody:
  required: true
  content:
    application/hal+json:
      schema:
        type: object
      # Assay sends these examples, each for another purpose, and fills in what stands in braces: {user},
      # {contextUri}, {contextId} and {contextUriTemplate} are fixtures.notifications of these names,
      # {definition} is the identifier of the definition. CHECK: the names of the members.
      examples:
        # For a user, in a context that is given in full.
        withContext:
          value: { users: ['{user}'], contextUri: '{contextUri}' }
        # In a context of which only the identifier is given.
        withContextId:
          value: { users: ['{user}'], contextId: '{contextId}' }
        # With a template besides, which is to be that of the definition.
        withTemplate:
          value:
            users: ['{user}']
            contextId: '{contextId}'
            contextUriTemplate: '{contextUriTemplate}'`

const context = `parameters:
  # Contexts that are asked for, such as global|user. Scenarios know this parameter by its name, context.
  # CHECK: how several are joined.
  - name: context
    in: query
    style: pipeDelimited
    explode: false
    schema:
      type: array
      items:
        type: string`

const active = `content:
  application/hal+json:
    schema:
      type: object
      properties:
        _embedded:
          type: object
          properties:
            items:
              type: array
              items:
                type: object
                properties:
                  # x-assay-means tells the scenarios what a member is: identifier, text, context or read.
                  _id: { type: string, x-assay-means: identifier }
                  # CHECK: the names of these; what has none stays inconclusive.
                  # contextUri: { type: string, x-assay-means: context }
                  # read: { type: boolean, x-assay-means: read }
                  # message:
                  #   type: object
                  #   properties:
                  #     text: { type: string, x-assay-means: text }`

const open = `content:
  application/hal+json:
    schema:
      type: object
      # x-assay-open: nothing is said of what else it carries, so nothing else is tested.
      x-assay-open: true`

const shown = (schema: string): string => `content:
  application/hal+json:
    schema:
      $ref: '#/components/schemas/${schema}'`

const bySubscription = `parameters:
  - $ref: '#/components/parameters/subscription'`

/** Operations that the documents name and leave open, and that stories wait for, by interface. */
export const skeletons: Readonly<Record<string, readonly Skeleton[]>> = {
  notifications: [
    {
      operation: 'createNotifications',
      sample: 'POST /notifications/definitions/{definitionId}/notifications',
      about: 'definition',
      summary: 'Create notifications',
      members: body,
      success: '201',
    },
    {
      operation: 'getActiveNotifications',
      sample: 'GET /notifications/activeNotifications',
      summary: 'List the active notifications of the caller',
      members: context,
      success: '200',
      content: active,
    },
    {
      operation: 'dismissNotification',
      sample: 'DELETE /notifications/activeNotifications/{notificationId}',
      about: 'notification',
      summary: 'Dismiss a notification',
      success: '204',
    },
    {
      operation: 'markNotificationAsRead',
      sample: 'PUT /notifications/activeNotifications/{notificationId}/read',
      about: 'notification',
      summary: 'Mark a notification as read',
      success: '204',
    },
    {
      operation: 'expireNotification',
      sample: 'POST /expiredNotifications?notification',
      about: 'notification',
      summary: 'Let a notification expire',
      success: '204',
    },
    {
      operation: 'deleteNotification',
      sample: 'DELETE /notifications/createdNotifications/{notificationId}',
      about: 'notification',
      summary: 'Delete a notification',
      success: '204',
    },
    {
      operation: 'expireDefinition',
      sample: 'POST /expiredDefinitions?definition',
      about: 'definition',
      summary: 'Let a definition expire',
      success: '204',
    },
    {
      operation: 'deleteDefinition',
      sample: 'DELETE /notifications/definitions/{definitionId}',
      about: 'definition',
      summary: 'Delete a definition',
      success: '204',
    },
    {
      operation: 'updateDefinition',
      sample: '200',
      there: { method: 'put', path: '/notifications/definitions/{definitionId}' },
      summary: 'Update a definition',
      success: '200',
      content: shown('notificationDefinition'),
    },
  ],
  messages: [
    {
      operation: 'getReceivedNotifications',
      sample: 'GET /notifications/receivedNotifications',
      summary: 'List notifications that were received',
      members: bySubscription,
      success: '200',
      content: open,
    },
    {
      operation: 'getFailedNotifications',
      sample: 'GET /notifications/failedNotifications',
      summary: 'List notifications that were not received',
      members: bySubscription,
      success: '200',
      content: open,
    },
    {
      operation: 'getPushNotification',
      sample: '200',
      there: { method: 'get', path: '/notifications/deliveryQueue/{notificationId}' },
      summary: 'Read a notification of the delivery queue',
      success: '200',
      content: shown('notification'),
    },
  ],
}
