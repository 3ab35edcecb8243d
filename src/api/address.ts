import { apiConfig } from './config.ts'

/** The whole address of a path that the API answered with: the API may be on another host than the site. */
export const apiAddress = (path: string): string => new URL(path, apiConfig.baseUrl || location.origin).href
