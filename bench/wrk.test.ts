import { expect, test } from 'vitest';
import { readWrk } from './wrk.ts';

const REPORT = `Running 5s test @ http://127.0.0.1:4321/
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     5.12ms    1.20ms  40.11ms   92.11%
    Req/Sec    12.41k     1.10k   13.00k    90.00%
  Latency Distribution
     50%  500.00us
     75%    5.30ms
     90%    6.10ms
     99%    1.05s 
  62050 requests in 5.00s, 500.00MB read
Requests/sec:  12410.55
Transfer/sec:    100.00MB
`;

test('readWrk parses a report, with times in milliseconds', () => {
  expect(readWrk(REPORT)).toEqual({
    perSecond: 12_410.55,
    p99Ms: 1050,
    errors: 0,
    otherStatus: 0,
  });
});

test('readWrk sums up errors', () => {
  const withErrors = REPORT.replace(
    'Requests/sec',
    '  Socket errors: connect 1, read 20, write 300, timeout 4000\n  Non-2xx or 3xx responses: 17\nRequests/sec',
  );
  expect(readWrk(withErrors)).toMatchObject({ errors: 4321, otherStatus: 17 });
});

test('readWrk throws on an unknown time unit', () => {
  expect(() => readWrk(REPORT.replace('1.05s', '1.05h'))).toThrow('99%');
});

test('readWrk throws when there was no response', () => {
  expect(() => readWrk('unable to connect to 127.0.0.1:1 Connection refused')).toThrow('wrk got no response');
});
