import { siteDefaults } from '@/site/siteDefaults'
import { getVariableName, type Configuration } from '../configuration'

/** Writes down the variables that the pages hold, for `describeOtherBuild`. */
export const writePageVariables = (configuration: Configuration): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(configuration)
        .map(([property, value]) => [getVariableName(property), value] as const)
        .filter(([name]) => name in siteDefaults),
    ),
  )

const parse = (variables: string) => Object.entries(JSON.parse(variables) as Record<string, string>)

/**
 * Says with which other variables the pages were built: with another SITE_KEY every booking would fail.
 *
 * @param built what `writePageVariables` wrote at the build; undefined if nothing is built
 */
export function describeOtherBuild(
  built: string | undefined,
  configuration: Configuration,
): string | undefined {
  if (built === undefined) return undefined
  const current = new Map(parse(writePageVariables(configuration)))
  const others = parse(built).filter(([name, value]) => current.get(name) !== value)
  return others.length === 0
    ? undefined
    : `The pages were built with ${others.map((each) => each.join('=')).join(', ')}: build them again with the variables of the site.`
}
