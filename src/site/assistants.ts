/** Keys of the assistants, used in the `assistant` query, transcripts and pictures. */
export const assistantKeys = [
  'pickerbot',
  'salesbot',
  'supportpro',
  'dataanalyst',
  'hrhelper',
] as const

export type AssistantKey = (typeof assistantKeys)[number]

/** Names of the assistants, the same in every language. */
export const assistantNames: Readonly<Record<AssistantKey, string>> = {
  pickerbot: 'PickerBOT',
  salesbot: 'SalesBot',
  supportpro: 'SupportPro',
  dataanalyst: 'DataAnalyst',
  hrhelper: 'HRHelper',
}

export const isAssistantKey = (value: unknown): value is AssistantKey =>
  assistantKeys.some((key) => key === value)
