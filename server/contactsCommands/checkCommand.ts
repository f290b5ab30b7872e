import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { checkFeeds } from '../calendar/feeds/startFeeds'
import { openCalendar } from '../calendar/openCalendar'
import { describeLinks, describeRisks, type Configuration } from '../configuration'
import { checkAccount } from '../crm/pipedrive/checkAccount'
import { getVendorAccess } from '../crm/pipedrive/openPipedrive'
import { getErrorMessage, getRootMessage, UserError, type Finding } from '../errors'
import { describeRedisFailure, verifyRedis } from '../limits/redis'
import { describeFailure } from '../messages/deliver'
import { verifySmtp } from '../messages/mailer'
import { describeMails, describeRecipients, getSender } from '../messages/start'
import { countContacts } from '../records/readContacts'
import { describeDatabase, getRecordsFile, openRecords } from '../records/openRecords'
import { readFile } from '../records/sqlite/readFile'
import { checkFile } from '../records/sqlite/sqliteFile'
import type { Secret } from '../secret'
import { hasRecords, type Command, type CommandContext } from './command'

/** @throws {Error} if a file's folder can't be written to or, if that is missing, its nearest parent */
function requireWritableFolder(file: string): void {
  let folder = path.dirname(path.resolve(file))
  while (!existsSync(folder)) folder = path.dirname(folder)
  // With the slash a file that stands in place of the folder fails.
  accessSync(`${folder}/`, constants.W_OK | constants.X_OK)
}

/** A file of an older release stays as it is, since the older release may still run. */
async function checkFileOfRecords(file: string): Promise<void> {
  accessSync(file, constants.W_OK)
  checkFile(file)
  await readFile(file, countContacts)
}

async function checkDatabase(context: CommandContext): Promise<Finding> {
  const { configuration } = context
  const name = describeDatabase(configuration)
  const file = getRecordsFile(configuration)
  try {
    if (file !== undefined) requireWritableFolder(file)
    if (!hasRecords(context))
      return `${name} does not exist yet: the first start creates it. If the site has run before, the path is wrong.`
    if (file !== undefined) await checkFileOfRecords(file)
    else {
      const database = await openRecords(configuration, () => undefined)
      await database.checkReady().finally(() => database.close())
    }
    return `The contacts are kept in ${name}.`
  } catch (error) {
    return new UserError(`${name} cannot be used: ${getRootMessage(error)}.`)
  }
}

async function checkMails(configuration: Configuration): Promise<Finding> {
  const { mailTransport, smtpUrl } = configuration
  if (mailTransport === 'crm' || !smtpUrl) return describeMails(configuration)
  const { host, username } = new URL(smtpUrl.reveal())
  // Most servers that demand a login say so only to a mail.
  const condition = username === '' ? ', if it demands no login: SMTP_URL has no user' : ''
  try {
    await verifySmtp(smtpUrl.reveal())
    return `The mail server ${host} can be used, with mails from ${getSender(configuration).address}${condition}.`
  } catch (error) {
    // Its message quotes what the server says.
    return new UserError(`The mail server ${host} cannot be used: ${describeFailure(error)}.`)
  }
}

async function checkRedis(url: Secret): Promise<Finding> {
  const { host } = new URL(url.reveal())
  try {
    await verifyRedis(url)
    return `Redis at ${host} can be used.`
  } catch (error) {
    return new UserError(`Redis at ${host} cannot be used: ${describeRedisFailure(error)}.`)
  }
}

/** Also returns the users of the CRM whom the calendar names: none if it has a mistake. */
async function checkCalendar({ configuration, now }: CommandContext) {
  const { calendarFile, siteUrl } = configuration
  try {
    const rules = (await openCalendar(configuration, () => undefined)).get()
    const { hosts, crm } = rules
    const site = new URL(siteUrl).host
    const feeds = await checkFeeds(rules, { site, now: () => now().getTime() })
    const finding =
      calendarFile === ''
        ? 'There is no calendar: CALENDAR_FILE is not set.'
        : `The calendar ${calendarFile} can be used.`
    const users = [...hosts.flatMap(({ crmUser }) => crmUser ?? []), ...crm.users]
    return { findings: [finding, ...feeds], users }
  } catch (error) {
    if (error instanceof UserError) return { findings: [error], users: [] }
    throw error
  }
}

/** The option that checks what the site is to use. It changes nothing that stays, except that it migrates PostgreSQL. */
export const checkCommand = {
  check: {
    help: 'whether the configured calendar, database, mail server, Redis and CRM can be used',
    run: async (_value, context) => {
      const { configuration } = context
      const { redisUrl } = configuration
      const calendar = await checkCalendar(context)
      const crm = getVendorAccess(configuration)
      const findings = [
        await checkDatabase(context),
        ...calendar.findings,
        await checkMails(configuration),
        describeRecipients(configuration),
        describeLinks(configuration),
        ...describeRisks(configuration),
        ...(redisUrl ? [await checkRedis(redisUrl)] : []),
        ...(crm
          ? await checkAccount(crm, [...new Set(calendar.users)])
          : ['There is no CRM: CRM is none.']),
      ]
      const text = findings.map(getErrorMessage).join('\n')
      if (findings.some((each) => each instanceof UserError)) throw new UserError(text)
      return `${text}\n`
    },
  },
} as const satisfies Readonly<Record<string, Command>>
