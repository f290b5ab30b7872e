/** Who is told of every event. */
export const eventRecipients = ['visitor', 'owner', 'webhook', 'crm'] as const

/** All kinds of recipients: `reminder` is the visitor again, before the demo. */
export const recipients = [...eventRecipients, 'reminder'] as const

export type Recipient = (typeof recipients)[number]
