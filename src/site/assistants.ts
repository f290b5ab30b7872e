/** The names of the assistants, the same in every language, by the keys of query, texts and pictures. */
export const assistantNames = {
  pickerbot: 'PickerBOT',
  salesbot: 'SalesBot',
  supportpro: 'SupportPro',
  dataanalyst: 'DataAnalyst',
  hrhelper: 'HRHelper',
} as const

export type AssistantKey = keyof typeof assistantNames

/** In the order in which the site shows them. */
export const assistantKeys = Object.keys(assistantNames) as [AssistantKey, ...AssistantKey[]]

export const isAssistantKey = (value: unknown): value is AssistantKey =>
  assistantKeys.some((key) => key === value)
