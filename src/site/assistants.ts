/** The assistants by their keys: what the `assistant` query, transcripts and pictures name them by. */
export const assistantKeys = [
  'pickerbot',
  'salesbot',
  'supportpro',
  'dataanalyst',
  'hrhelper',
] as const

export type AssistantKey = (typeof assistantKeys)[number]

/** What they are called, in every language. */
export const assistantNames: Readonly<Record<AssistantKey, string>> = {
  pickerbot: 'PickerBOT',
  salesbot: 'SalesBot',
  supportpro: 'SupportPro',
  dataanalyst: 'DataAnalyst',
  hrhelper: 'HRHelper',
}

export const isAssistantKey = (value: unknown): value is AssistantKey =>
  assistantKeys.some((key) => key === value)
