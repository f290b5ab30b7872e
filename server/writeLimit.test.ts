import { createWriteLimit } from './writeLimit'

describe('createWriteLimit', () => {
  it('counts down, refuses, and starts again with the next minute', () => {
    const count = createWriteLimit(2)
    expect([count('a', 0), count('a', 100), count('a', 59_999), count('a', 60_000)]).toEqual([
      { allowed: true, limit: 2, remaining: 1, resetSeconds: 60 },
      { allowed: true, limit: 2, remaining: 0, resetSeconds: 60 },
      { allowed: false, limit: 2, remaining: 0, resetSeconds: 1 },
      { allowed: true, limit: 2, remaining: 1, resetSeconds: 60 },
    ])
  })

  it('still counts a busy address after thousands of others have come and gone', () => {
    const count = createWriteLimit(1)
    for (let address = 0; address < 10_000; address += 1) count(`old ${address}`, 0)
    count('busy', 61_000)
    for (let address = 0; address < 100; address += 1) count(`new ${address}`, 61_000)
    expect(count('busy', 61_000).allowed).toBe(false)
  })
})
