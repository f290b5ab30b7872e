import { connect, createServer, Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { StoreError } from '../storeError'
import { closeLater, listenForTest } from '../../testing/closing'
import { expectRefusal, failTest } from '../../testing/openTestStore'
import { describePostgres, startPostgres } from '../../testing/postgres'
import { meeting, writeDeal } from '../../testing/records'
import { createGate } from '../../testing/gate'
import type { TestPostgres } from '../../testing/spawnPostgres'
import type { Database } from '../database'
import { createRecordStore } from '../recordStore'
import { findSecret } from '../secrets'
import { openPostgres } from './openPostgres'

// A call waits five seconds for a connection.
jest.setTimeout(60_000)

/** How long a statement may take where a test waits for that: less than on the site. */
const shortMs = 500

/** Forwards connections to a server, until the network swallows all that they send. */
async function startNetwork(url: string) {
  const address = new URL(url)
  const { hostname, port } = address
  const sockets: Socket[] = []
  const network = createServer((client) => {
    const server = connect(Number(port), hostname)
    client.pipe(server)
    server.pipe(client)
    sockets.push(client, server)
    client.on('close', () => server.destroy())
    for (const socket of [client, server]) socket.on('error', () => undefined)
  })
  address.host = await listenForTest(network)
  return {
    url: address.href,
    /** Connections that are made later work. */
    loseConnections: () => {
      for (const socket of sockets) socket.unpipe()
    },
  }
}

describePostgres('a PostgreSQL database', () => {
  let database: Database
  let server: TestPostgres
  let url: string

  beforeAll(async () => {
    server = await startPostgres()
    url = await server.createDatabase()
    database = await openPostgres(url, failTest)
  })

  afterAll(() => database.close())

  const listTables = (of: string) =>
    server.query(of, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")

  it('ends a transaction that says nothing for ten seconds, as one of a machine that has gone', async () => {
    const shown = sql`SHOW idle_in_transaction_session_timeout`
    const { rows } = await database.read((queries) => shown.execute(queries))
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }])
  })

  it.each([
    [-45_000, '45 seconds behind'],
    [90_000, '90 seconds ahead of'],
  ])('tells the owner of a clock that is wrong by %i ms', async (wrongBy, expected) => {
    const reports: string[] = []
    const { now } = Date
    jest.spyOn(Date, 'now').mockImplementation(() => now() + wrongBy)
    await (await openPostgres(url, (sentence) => reports.push(sentence))).close()
    jest.restoreAllMocks()
    expect(reports).toEqual([expect.stringContaining(`${expected} the database's`)])
  })

  it('stores texts without the characters that it refuses', async () => {
    const name = 'a text\0'
    await database.transact((transaction) =>
      transaction.insertInto('secrets').values({ name, value: 'a\0b' }).execute(),
    )
    const found = database.read((queries) => findSecret(queries, name))
    expect(await found).toBe('ab')
  })

  it('is opened once, and books one meeting for simultaneous requests, whatever isolation is its default', async () => {
    const repeatable = await server.createDatabase()
    const name = new URL(repeatable).pathname.slice(1)
    const level = "default_transaction_isolation = 'repeatable read'"
    await server.query(repeatable, `ALTER DATABASE ${name} SET ${level}`)
    const open = async () => {
      const opened = closeLater(await openPostgres(repeatable, () => undefined))
      return createRecordStore(opened, () => Date.parse('2026-03-02'))
    }
    const [one, two, three] = await Promise.all([open(), open(), open()])
    const ids = await writeDeal(one)
    const booked = await Promise.all([
      one.createActivity(meeting(ids)),
      two.createActivity(meeting({ ...ids, due_time: '12:00' })),
      three.createActivity(meeting({ ...ids, due_time: '12:00' })),
    ])
    expect(new Set(booked.map(({ id }) => id)).size).toBe(1)
  })

  it('is not opened, and stays as it is, where it lacks letters that visitors type', async () => {
    const latin = await server.createDatabase("ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'")
    await expect(openPostgres(latin, failTest)).rejects.toThrow(/LATIN1.*UTF8/)
    expect(await listTables(latin)).toEqual([])
  })

  it('is not opened, and stays as it is, where another program has a table of that name', async () => {
    const shared = await server.createDatabase()
    await server.query(shared, 'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)')
    await expect(openPostgres(shared, failTest)).rejects.toThrow('"secrets" already exists')
    expect(await listTables(shared)).toEqual([{ tablename: 'secrets' }])
  })

  it('is opened after the migration of another instance, which may take longer than a visitor waits', async () => {
    const empty = await server.createDatabase()
    const lock = "pg_advisory_lock(hashtextextended('migrate', 0))"
    const migrated = server.query(empty, `SELECT ${lock}, pg_sleep(2 * ${shortMs / 1_000})`)
    const locks = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted"
    while ((await server.query(url, locks)).length === 0);
    const opened = openPostgres(empty, failTest, shortMs)
    await migrated
    await (await opened).close()
  })

  it('is not opened, after seconds, where the network goes meanwhile', async () => {
    const network = await startNetwork(url)
    // Where it is first asked for anything.
    const query = jest.spyOn(pg.Client.prototype, 'query')
    query.mockImplementationOnce(function (this: pg.Client, ...asked: unknown[]) {
      network.loseConnections()
      return Reflect.apply(this.query.bind(this), undefined, asked) as never
    })
    const opened = openPostgres(network.url, failTest, shortMs)
    await expect(opened).rejects.toThrow('Query read timeout')
  })

  it('is probed on connections on which nothing arrives: its network may have died', async () => {
    const keepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive')
    await (await openPostgres(url, failTest)).close()
    expect(keepAlive).toHaveBeenCalledWith(true, 10_000)
  })

  it('is unavailable for a call that gets no connection, and available when there is one', async () => {
    const { open, opened } = createGate()
    const holders = Array.from({ length: 10 }, () => database.transact(() => opened))
    await expectRefusal(database.checkReady(), 'unavailable')
    open()
    await Promise.all(holders)
    await database.checkReady()
  })

  it('is unavailable for a transaction whose connection ends, as at a restart, and available to the next', async () => {
    const getPid = sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`
    const cut = database.transact(async (transaction) => {
      const { rows } = await getPid.execute(transaction)
      await database.read((queries) =>
        sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(queries),
      )
      for (;;) await getPid.execute(transaction)
    })
    await expectRefusal(cut, 'unavailable')
    await database.checkReady()
  })

  it('is unavailable where it only reads, as after a failover', async () => {
    const written = database.transact(async (transaction) => {
      await sql`SET TRANSACTION READ ONLY`.execute(transaction)
      await transaction.insertInto('secrets').values({ name: 'a', value: 'b' }).execute()
    })
    await expectRefusal(written, 'unavailable')
  })

  it('is not ready while its provider lets nobody write, as where the disk is full, and ready again', async () => {
    const full = await server.createDatabase()
    const open = async () => closeLater(await openPostgres(full, failTest))
    const change = `ALTER DATABASE ${new URL(full).pathname.slice(1)}`
    await (await open()).checkReady()
    await server.query(url, `${change} SET default_transaction_read_only = on`)
    await expectRefusal((await open()).checkReady(), 'unavailable')
    await server.query(url, `${change} RESET default_transaction_read_only`)
    await (await open()).checkReady()
  })

  it('is unavailable, and not ready, while its tables are gone, as in a restore', async () => {
    const restored = await server.createDatabase()
    const opened = closeLater(await openPostgres(restored, failTest))
    const rename = (from: string, to: string) =>
      opened.transact((transaction) =>
        sql.raw(`ALTER SCHEMA ${from} RENAME TO ${to}`).execute(transaction),
      )
    await rename('public', 'gone')
    await expectRefusal(createRecordStore(opened, Date.now).listDealFields(), 'unavailable')
    await expectRefusal(opened.checkReady(), 'unavailable')
    await rename('gone', 'public')
    await opened.checkReady()
  })

  // Of connections, of time limits that the owner has set, and of a database that is closed for a while.
  it.each([
    'EAI_AGAIN',
    'ENOTFOUND',
    'CERT_HAS_EXPIRED',
    '28P01',
    '3D000',
    '25P04',
    '55P03',
    '55000',
    '42501',
  ])('is unavailable where the server has trouble: %s', async (code) => {
    const failed = Object.assign(new Error('failed'), { code })
    jest.spyOn(pg.Pool.prototype, 'connect').mockRejectedValueOnce(failed as never)
    await expectRefusal(database.checkReady(), 'unavailable')
  })

  it.each([
    ['an error that only speaks of certificates', 'no such column: CERTIFICATE', ''],
    ['a statement in a transaction that has failed', 'failed', '25P02'],
    ['a value that is used before it is committed', 'failed', '55P04'],
  ])('is not called unavailable for %s', async (_what, message, code) => {
    const failed = Object.assign(new Error(message), { code })
    jest.spyOn(pg.Pool.prototype, 'connect').mockRejectedValueOnce(failed as never)
    await expect(database.checkReady()).rejects.toBe(failed)
  })

  it('is unavailable for calls that get no response, as after a failover, and available to the next', async () => {
    const network = await startNetwork(url)
    // Long enough for the calls that must succeed.
    const behind = closeLater(await openPostgres(network.url, failTest, 2_000))
    const callAll = () =>
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? behind.checkReady()
          : behind.read((queries) => sql`SELECT 1`.execute(queries)),
      )
    await Promise.all(callAll())
    network.loseConnections()
    const outcomes = await Promise.allSettled(callAll())
    const unavailable = { status: 'rejected', reason: new StoreError('unavailable') }
    expect(outcomes).toEqual(outcomes.map(() => unavailable))
    await Promise.all(callAll())
  })
})
