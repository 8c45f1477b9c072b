/** What is answered to who resumes a session that is not there any more. */
export const gone = [201, 404, 409, 410, 422] as const
