import { lazy } from 'react'
import { proof } from '@/content/proof'

// Separate chunks: nobody loads what the owner has not filled in.
export const Customers = lazy(() => import('./Customers'))
export const Team = lazy(() => import('./Team'))

export const hasCustomers = proof.cases.length + proof.logos.length > 0
export const hasTeam = proof.team.length > 0
