/** Paths of the health checks (docs/contract.md#health). */
export const MONITORING_PATHS: readonly string[] = ['/healthz', '/up', '/readyz'];
