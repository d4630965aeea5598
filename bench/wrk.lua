-- Prints the result as JSON on the last line; times in microseconds.
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout
  local line = '\n{"requests":%d,"us":%d,"p99Us":%d,"failed":%d,"otherStatus":%d}\n'
  io.write(line:format(summary.requests, summary.duration, latency:percentile(99), failed, errors.status))
end
