/** The icons of use cases: paths of lines in a bubble, within 18 to 46 across and 14 to 43 down. */
export const useCaseIcons = {
  balance: 'M26 20a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM34 15a9.5 9.5 0 0 1 4.5 18M26 26v6',
  form: 'M22 14h14l7 7v21H22ZM36 14v7h7M27.5 29h10M27.5 35.5h6',
  reminder: 'M21 36c3-3 3-7 4-12a7 7 0 0 1 14 0c1 5 1 9 4 12ZM28.5 41a3.8 3.8 0 0 0 7 0',
  chart: 'M19 41h26M24 35v-7M32 35V18M40 35V24',
  search: 'M30 15a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM37 32.5l8 8.5',
  swap: 'M20 23h22l-6.5-6.5M44 34H22l6.5 6.5',
  parcel: 'M18 21l14-6 14 6v15l-14 6-14-6ZM18 21l14 6.5L46 21M32 27.5V42',
  basket: 'M17 25h30l-4 16H21ZM25 25l5-10M39 25l-5-10',
  wheel:
    'M32 14a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM32 24a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM18.5 26.5 28 28M45.5 26.5 36 28M32 32v10',
  wrench:
    'M41.5 15a8.5 8.5 0 0 0-10.5 11L19.5 37.5a3.5 3.5 0 0 0 5 5L36 31a8.5 8.5 0 0 0 11-10.5L41.5 25l-4-1-1-4Z',
  part: 'M32 14l12.5 7v14L32 42l-12.5-7V21ZM32 23a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  calendar: 'M19 18h26v24H19ZM19 26h26M26 14v7M38 14v7M27 33.5l3.5 3.5 6.5-6',
  checklist: 'M18 20l3.5 3.5 5.5-7M18 35l3.5 3.5 5.5-7M33 21h13M33 36h13',
  pulse: 'M17 29h7l4.5-12L35 40l4.5-11H47',
  shifts: 'M32 15a13.5 13.5 0 1 1 0 27 13.5 13.5 0 0 1 0-27ZM32 20.5V29l6 4',
} as const

export type UseCaseIcon = keyof typeof useCaseIcons
