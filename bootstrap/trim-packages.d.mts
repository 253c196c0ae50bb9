export function packagesForProduction(packages: Record<string, unknown>): Set<string>;
