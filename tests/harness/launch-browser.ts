import { resolve } from 'node:path';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { PATIENCE_MS } from './until.ts';

const LAUNCHER = resolve('tests/harness/exit-with-parent.sh');

/** Starts a browser that dies with this process. */
export const launchBrowser = ({ executablePath: BROWSER, env, ...options }: LaunchOptions): Promise<Browser> =>
  puppeteer.launch({
    // The desk's journey goes through Caddy with its own certificate.
    acceptInsecureCerts: true,
    ...options,
    executablePath: LAUNCHER,
    env: { ...(env ?? process.env), BROWSER },
    timeout: PATIENCE_MS,
  });
