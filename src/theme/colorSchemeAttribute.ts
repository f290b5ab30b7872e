/**
 * On the root element: `light` or `dark`. The early script sets it before the first paint, MUI when the
 * visitor chooses a scheme.
 */
export const colorSchemeAttribute = 'data-color-scheme'
