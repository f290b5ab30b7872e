/** The name of the deal field that holds the visitor's industry (requirements R30). */
export const industryFieldName = 'Industria'

/** The only deal field that the site creates. */
export const newIndustryField = { name: industryFieldName, field_type: 'varchar' } as const
